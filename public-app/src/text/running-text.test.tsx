import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { RunningText } from './running-text';

it('turns addresses into links and keeps the rest of the sentence', () => {
  const sentence = 'Anyone who is not symptom-free writes to pat@example.com, and we’ll work something out.';
  const { container } = renderPage(
    <p>
      <RunningText>{sentence}</RunningText>
    </p>,
  );

  expect(screen.getByRole('link', { name: 'pat@example.com' })).toHaveAttribute(
    'href',
    'mailto:pat@example.com',
  );
  expect(screen.getByText('symptom-free')).toHaveClass('camp-unbroken');
  expect(container.querySelector('p')).toHaveTextContent(sentence);
});

it.each([
  ['Meet @ noon, x@, or a@b.', '', ''],
  ['a-b,c-d e_f-g 2-day', '', 'a-b,c-d,f-g,2-day'],
  ['(a.b+c-d@camp-x.org) or well-known@camp.org.', 'a.b+c-d@camp-x.org,well-known@camp.org', ''],
])('finds addresses and compounds in “%s”', (sentence, addresses, compounds) => {
  const { container } = renderPage(
    <p>
      <RunningText>{sentence}</RunningText>
    </p>,
  );
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent).join();

  expect(container.querySelector('p')?.textContent).toBe(sentence);
  expect([textsOf('p a'), textsOf('.camp-unbroken')]).toEqual([addresses, compounds]);
});

it('lets a compound break that may be wider than a phone', () => {
  const sentence = 'A grandmother-and-grandson weekend';
  const { container } = renderPage(
    <p>
      <RunningText>{sentence}</RunningText>
    </p>,
  );

  expect(container.querySelector('p')).toHaveTextContent(sentence);
  expect(container.querySelector('.camp-unbroken')).toBeNull();
});
