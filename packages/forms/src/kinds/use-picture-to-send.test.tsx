import { act, renderHook } from '@testing-library/react';
import { usePictureToSend } from './use-picture-to-send';

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' });

/** Replaces the browser's canvas, which jsdom doesn't have. */
function drawAs(bytes: number) {
  const finish: (() => void)[] = [];
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => void finish.push(() => done(new Blob([new Uint8Array(bytes)]))));
  return { finish: () => act(async () => finish.forEach((one) => one())) };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('reports that a large photo is being resized, and the result', async () => {
  const drawing = drawAs(900_000);
  const chosen = photo(9_600_000);

  const { result } = renderHook(() => usePictureToSend(chosen));
  const atFirst = result.current;
  await act(async () => undefined);
  await drawing.finish();

  expect(atFirst).toBe('Making the picture smaller…');
  expect(result.current).toBe('We made your picture smaller: 0.9 MB instead of 9.6 MB.');
});

it('shows no note for a picture that is sent unchanged', async () => {
  // jsdom can't resize the large picture.
  const [light, large] = [photo(300_000), photo(2_000_000)];
  const ofLight = renderHook(() => usePictureToSend(light));
  const ofLarge = renderHook(() => usePictureToSend(large));
  await act(async () => undefined);

  expect(ofLight.result.current).toBeUndefined();
  expect(ofLarge.result.current).toBeUndefined();
});

it('reports on the picture that was selected last', async () => {
  const drawing = drawAs(500_000);
  const [first, second] = [photo(9_600_000), photo(4_000_000)];

  const { result, rerender } = renderHook(({ chosen }) => usePictureToSend(chosen), {
    initialProps: { chosen: first },
  });
  rerender({ chosen: second });
  await act(async () => undefined);
  await drawing.finish();

  expect(result.current).toBe('We made your picture smaller: 0.5 MB instead of 4.0 MB.');
});
