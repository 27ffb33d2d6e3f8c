import { administratorToken, idsFrom } from '../site/browser';
import { allViews } from '../site/views';
import { administrator } from '../support/product';
import { logIn } from './forms';
import { test } from './test';

test('every page keeps its layout', { tag: '@administration' }, async ({ visitor, product }) => {
  const idAt = idsFrom(product.url, await administratorToken(product.url));
  const pages = (await allViews(idAt)).filter(({ prepare }) => !prepare);
  const show = async (isSignedIn: boolean) => {
    for (const { path, signedIn } of pages)
      if (signedIn === isSignedIn)
        await test.step(path, async () => {
          await visitor.open(path);
          await visitor.sees({ role: 'heading', level: 1 });
          await visitor.checkLayout();
        });
  };
  await show(false);
  await logIn(visitor, administrator);
  await show(true);
});
