import { operations } from './operations';

it.each([
  ['user.login', '/user/login'],
  ['camper.delete', '/camper/delete/:id'],
  ['camper.send-payment-link', '/camper/sendpaymentlink'],
  ['stripe.donate-list', '/stripe/donate/list'],
] as const)('names %s', (name, path) => {
  expect(operations[name].path).toBe(path);
});
