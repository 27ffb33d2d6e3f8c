import sharp from 'sharp';
import { draw } from './draw';

const drawing = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${content}</svg>`);

it('draws a drawing as large as it should be', async () => {
  const picture = await draw(drawing('<circle r="9"/>'), 512, 30);

  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
});

it('says why a file cannot be drawn', async () => {
  await expect(draw(drawing('<circle'), 512, 30)).rejects.toThrow('XML parse error');
  await expect(draw(Buffer.from('no drawing'), 512, 30)).rejects.toThrow('unsupported image format');
});

it('gives up a drawing that takes too long, although the library cannot be interrupted (S31)', async () => {
  // It would take minutes, with 150 kB.
  const blurred = '<feGaussianBlur stdDeviation="50"/>'.repeat(4_000);
  const endless = drawing(`<filter id="f">${blurred}</filter><rect width="9" height="9" filter="url(#f)"/>`);

  await expect(draw(endless, 512, 1)).rejects.toThrow('the drawing took more than 1 s');
});

it('gives the process no variable of the environment, such as a secret', async () => {
  process.env.STRIPE_SECRET_KEY = 'sk_test_of_this_test';
  process.env.NODE_OPTIONS = '--no-such-option';

  expect((await draw(drawing('<circle r="9"/>'), 9, 30)).length).toBeGreaterThan(0);
});
