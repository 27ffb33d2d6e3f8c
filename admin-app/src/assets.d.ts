// Stylesheets are for the bundler. TypeScript only needs to know that they exist.
declare module '*.css';
