import { createContext } from 'react';

/** Percentage of the form that has been uploaded, while pictures are sent. */
export const UploadProgress = createContext(0);
