// The host provides all shared modules eagerly, so no async boundary is needed and one request is saved.
import './bootstrap';
