/** Records that need another picture because the last one was unreadable. */
export const unreadableProof = { imageUnreadable: true, imageId: null, covid: 'Yes' } as const;
