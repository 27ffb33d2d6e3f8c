import { onSavedContent, savedContent } from '@camp/contracts/content/saved-content';
import { useSyncExternalStore } from 'react';

/** Renders the component again when the camp's words change on the open page. */
export const useSavedContent = () => useSyncExternalStore(onSavedContent, savedContent, savedContent);
