import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { partOf } from './part-of';

class PageBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <p>The page failed: {this.state.error.message}</p> : this.props.children;
  }
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

const show = (content: ReactNode) =>
  render(
    <PageBoundary>
      <input aria-label="Typed" />
      {content}
    </PageBoundary>,
  );

// React reports each error that a boundary takes.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('loads again on request after a failure, and the rest of the page stays', async () => {
  const load = jest.fn<Promise<{ default: typeof Greeting }>, []>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Greeting });
  const Part = partOf(load, <p>Loading</p>);
  show(<Part name="Pat" />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Typed'), 'kept');

  expect(await screen.findByRole('alert')).toHaveTextContent('This didn’t load');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Hello Pat')).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('kept');
  expect(load).toHaveBeenCalledTimes(2);
});

it('is shown at once if it was loaded before', async () => {
  const Part = partOf(() => Promise.resolve({ default: Greeting }), <p>Loading</p>);
  const { unmount } = show(<Part name="Pat" />);
  expect(screen.getByText('Loading')).toBeVisible();
  await screen.findByText('Hello Pat');
  unmount();

  show(<Part name="Kim" />);

  expect(screen.getByText('Hello Kim')).toBeVisible();
});

it('leaves an error of the component itself to its page', async () => {
  const Failing = (): ReactNode => {
    throw new Error('a bug');
  };
  const Part = partOf(() => Promise.resolve({ default: Failing }));
  show(<Part />);

  expect(await screen.findByText('The page failed: a bug')).toBeVisible();
});

it('shows its own failure with its properties', async () => {
  const Part = partOf<{ name: string }>(
    () => Promise.reject(new Error('offline')),
    null,
    (_retry, { name }) => <p>{name} is missing</p>,
  );
  show(<Part name="The chart" />);

  expect(await screen.findByText('The chart is missing')).toBeVisible();
});
