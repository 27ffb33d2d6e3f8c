// The host brings every shared module itself, at once: no boundary to wait at, one request fewer.
import './bootstrap';
