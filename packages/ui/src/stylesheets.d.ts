// Stylesheets are imported for their side effect. The bundler processes them.
declare module '*.css';
