declare module '*.css';

/** The URL of an image file. */
declare module '*.svg' {
  const address: string;
  export default address;
}
