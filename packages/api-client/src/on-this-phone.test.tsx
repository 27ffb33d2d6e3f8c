import { sessionEnded } from '@camp/contracts/user/session-ended';
import { act, renderHook } from '@testing-library/react';
import {
  removeFromThisPhone,
  storeOnThisPhone,
  tidyThisPhone,
  useTextOnThisPhone,
  type TextOnThisPhone,
} from './on-this-phone';
import { endSession, readToken, startSession } from './session';
import { logOut } from './user/log-out';

const tokenOf = (userId: string) => `h.${btoa(JSON.stringify({ sub: userId }))}.s`;
const day = 24 * 60 * 60 * 1000;
const text: TextOnThisPhone = {
  until: new Date(Date.now() + day).toISOString(),
  lines: [{ label: 'Check-in', value: 'noon' }],
};
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('on-this-phone:'));

beforeEach(() => {
  localStorage.clear();
  startSession(tokenOf('one'));
});

it('is read by the account that stored it, until it is removed', () => {
  const { result } = renderHook(() => useTextOnThisPhone('check-in'));
  expect(result.current).toBeUndefined();

  act(() => void storeOnThisPhone('check-in', text));
  expect(result.current).toEqual(text);

  act(() => removeFromThisPhone('check-in'));
  expect([result.current, stored()]).toEqual([undefined, []]);
});

it('is gone after a logout', () => {
  storeOnThisPhone('check-in', text);

  endSession('logout');

  expect(stored()).toEqual([]);
});

it('is gone after a logout whose session has expired already', async () => {
  storeOnThisPhone('check-in', text);
  localStorage.setItem('draft:camper:one:', 'Asthma');
  const refusal = { message: sessionEnded, code: 'unauthenticated', requestId: 'r1' };
  window.fetch = () => Promise.resolve(Response.json(refusal, { status: 401 }));

  await expect(logOut()).rejects.toThrow(sessionEnded);

  expect(Object.keys(localStorage)).toEqual([]);
});

it('survives the end of a session, but not another person’s login', () => {
  storeOnThisPhone('check-in', text);
  endSession('expired');
  const { result } = renderHook(() => useTextOnThisPhone('check-in'));
  expect([result.current, stored().length]).toEqual([undefined, 1]);

  act(() => startSession(tokenOf('one')));
  expect(result.current).toEqual(text);

  act(() => startSession(tokenOf('other')));
  expect([result.current, stored()]).toEqual([undefined, []]);
});

it('is not shown after its time, and removed when a page loads', () => {
  storeOnThisPhone('packing-list', text);
  storeOnThisPhone('check-in', { ...text, until: new Date(Date.now() - 1).toISOString() });
  localStorage.setItem('on-this-phone:one:other', 'half of a te');
  expect(renderHook(() => useTextOnThisPhone('check-in')).result.current).toBeUndefined();

  tidyThisPhone(new Date());
  expect(stored()).toEqual(['on-this-phone:one:packing-list']);

  tidyThisPhone(new Date(Date.now() + 2 * day));
  expect(stored()).toEqual([]);
});

it('reports a full storage', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });

  expect(storeOnThisPhone('check-in', text)).toBe(false);
  set.mockRestore();
});

it('lets the page start and log in if the browser blocks its storage, and stores nothing', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  tidyThisPhone(new Date());
  expect(readToken()).toBeNull();

  startSession(tokenOf('one'));
  expect(readToken()).toBe(tokenOf('one'));
  expect(storeOnThisPhone('check-in', text)).toBe(false);
  removeFromThisPhone('check-in');
  expect(renderHook(() => useTextOnThisPhone('check-in')).result.current).toBeUndefined();

  endSession('logout');
  expect(readToken()).toBeNull();
  blocked.mockRestore();
});
