import { createContext } from 'react';

/** Percent of the form that has been sent, while pictures travel with it. */
export const UploadProgress = createContext(0);
