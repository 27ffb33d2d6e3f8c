// Only the server's bundle needs it, so it isn't in the facade that browsers share.
export { StaticRouter } from 'react-router';
