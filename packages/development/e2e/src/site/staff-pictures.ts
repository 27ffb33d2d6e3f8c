/** Waits until the worker has processed the pictures of the demo staff. @param url - of the product */
export async function demoStaffPictures(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/staff-about/list`);
    const profiles = (await answer.json()) as { imageState: string }[];
    if (profiles.every(({ imageState }) => imageState !== 'pending')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
