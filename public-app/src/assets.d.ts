declare module '*.css';

/** The address of a picture's file. */
declare module '*.svg' {
  const address: string;
  export default address;
}
