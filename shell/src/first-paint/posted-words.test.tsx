import { homeContent } from '@camp/contracts/content/home';
import { contentPreview, previewReady } from '@camp/contracts/content/preview';
import { applySavedContent, savedContent } from '@camp/contracts/content/saved-content';
import { showPostedWords } from './posted-words';

afterEach(() => applySavedContent({}));

test('shows words of the surrounding page only, over the saved ones', () => {
  applySavedContent({ staff: { version: 3, values: { late: 'Late.' } } });
  const show = jest.fn();
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const receive = (headline: string, init: MessageEventInit) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source: window.parent,
        origin: window.location.origin,
        data: { type: contentPreview, subject: 'home', values: { headline } },
        ...init,
      }),
    );

  showPostedWords(show);
  expect(post).toHaveBeenCalledWith(previewReady, window.location.origin);

  receive('Of a stranger', { origin: 'https://stranger.example.org' });
  receive('Of another frame', { source: null });
  receive('Of a browser extension', { data: { subject: 'home', values: {} } });
  expect(show).not.toHaveBeenCalled();

  receive('Hello', {});
  expect(show).toHaveBeenLastCalledWith(1);
  expect(homeContent.headline).toBe('Hello');
  expect(savedContent().staff).toEqual({ version: 3, values: { late: 'Late.' } });
  receive('Hello again', {});
  expect(show).toHaveBeenLastCalledWith(2);
});
