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
