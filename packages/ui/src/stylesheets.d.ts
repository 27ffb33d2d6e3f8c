// Stylesheets are imported for their effect only; the bundler takes them.
declare module '*.css';
