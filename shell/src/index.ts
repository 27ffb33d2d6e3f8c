// The shared modules are settled before anything that uses them runs; that needs this boundary.
void import('./bootstrap');
