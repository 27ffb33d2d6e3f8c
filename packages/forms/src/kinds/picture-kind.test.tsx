import { act, fireEvent, screen } from '@testing-library/react';
import { recordResolver } from '../record-resolver';
import { renderSmallForm } from '../testing/small-form';
import { declareRecord } from '@camp/contracts/records/record';
import * as z from 'zod';
import { PictureKind } from './picture-kind';

const probe = declareRecord({
  name: 'probe',
  version: 1,
  sections: { all: { title: 'All' } },
  groups: {},
  fields: {
    proof: {
      section: 'all',
      kind: 'picture',
      visibility: 'medical',
      optional: true,
      question: 'Proof',
      missing: 'Please select an image file.',
    },
  },
});

const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'card.jpg', { type: 'image/jpeg' });

function ask() {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  return renderSmallForm(<PictureKind name="proof" field={probe.fields.proof} />, {
    resolver: recordResolver(probe, z.object({}), {}),
  });
}

/** Simulates a browser that reads every picture and writes 0.9 MB. jsdom can do neither. */
function drawLightly() {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob([new Uint8Array(900_000)], { type: 'image/jpeg' })));
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Proof'), { target: { files: [file] } });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('accepts a photo above the limit once it is resized, and reports this', async () => {
  drawLightly();
  ask();

  choose(photo(9_600_000));

  expect(await screen.findByText('We made your picture smaller: 0.9 MB instead of 9.6 MB.')).toBeVisible();
  expect(screen.getByLabelText('Proof')).toBeValid();
});

it('rejects a photo above the limit if the browser cannot resize it', async () => {
  ask();

  choose(photo(9_600_000));

  expect(await screen.findByText('File too large')).toBeVisible();
  expect(screen.getByLabelText('Proof')).toBeInvalid();
});

it.each(['image/heic', ''])('rejects a HEIC of type %j if the browser cannot read it', async (type) => {
  ask();

  choose(new File([new Uint8Array(1_000)], 'IMG_4711.HEIC', { type }));

  expect(await screen.findByText(/^We can’t read this HEIC photo\./)).toBeVisible();
});

it('converts a HEIC if the browser can read it', async () => {
  drawLightly();
  ask();

  choose(new File([new Uint8Array(1_000)], 'IMG_4711.HEIC', { type: 'image/heic' }));

  expect(await screen.findByText('We converted your picture to JPEG: 0.9 MB.')).toBeVisible();
  expect(screen.getByLabelText('Proof')).toBeValid();
});

/** The check runs a few ticks after the resizing. */
const someTicks = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

it('shows no result for a picture that was replaced meanwhile', async () => {
  const finish: (() => void)[] = [];
  Object.assign(globalThis, {
    createImageBitmap: () =>
      new Promise((_resolve, refuse) => finish.push(() => refuse(new Error('no memory')))),
  });
  ask();

  choose(photo(9_600_000));
  choose(photo(300_000));
  await someTicks();
  finish.forEach((one) => one());
  await someTicks();

  expect(finish).toHaveLength(1);
  expect(screen.queryByText('File too large')).toBeNull();
  expect(screen.getByLabelText('Proof')).toBeValid();
});
