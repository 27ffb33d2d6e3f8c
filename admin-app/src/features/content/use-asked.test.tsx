import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAsked } from './use-asked';

const Client = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('asks for words that were typed at the moment of a request', () => {
  const { result, rerender } = renderHook(useAsked<string>, { initialProps: 'Hello', wrapper: Client });
  rerender('Hello P');
  act(() => {
    jest.advanceTimersByTime(500);
    rerender('Hello Pat');
  });
  expect(result.current).toBe('Hello P');

  act(() => void jest.advanceTimersByTime(500));

  expect(result.current).toBe('Hello Pat');
});
