import { hostnameFromHere, hostToListenOn, hostVariable, isOpenToOthers } from './network-host';

it.each([
  [{ NODE_ENV: 'development' }, '127.0.0.1'],
  [{ NODE_ENV: 'test' }, '127.0.0.1'],
  [{ NODE_ENV: 'production' }, undefined],
  [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, '0.0.0.0'],
  [{ NODE_ENV: 'production', HOST: '127.0.0.1' }, '127.0.0.1'],
])('%j listens on %s', (environment, host) => {
  expect(hostToListenOn(environment)).toBe(host);
});

it.each([
  [undefined, '127.0.0.1', true],
  ['0.0.0.0', '127.0.0.1', true],
  ['::', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.1', false],
  ['127.0.0.2', '127.0.0.2', false],
  ['::1', '[::1]', false],
  ['192.168.1.5', '192.168.1.5', true],
])('what listens on %s is reached from here at %s, open to others: %s', (host, name, open) => {
  expect(hostnameFromHere(host)).toBe(name);
  expect(isOpenToOthers(host)).toBe(open);
});

it.each(['localhost', 'camp.example', '127.0.0.1:80', '1.2.3'])('refuses %s as HOST', (host) => {
  expect(hostVariable.safeParse(host).error?.issues[0]?.message).toBe(
    'an IP address of this machine, or 0.0.0.0 for all of them',
  );
});
