/** Records that still want another picture, because of the last one none could be made. */
export const unreadableProof = { imageUnreadable: true, imageId: null, covid: 'Yes' } as const;
