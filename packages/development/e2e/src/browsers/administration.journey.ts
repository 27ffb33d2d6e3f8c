import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import { camperInput } from '@camp/database/test/factories/camper';
import { callsAs } from '../support/calls';
import { makeParent } from '../support/people';
import { administrator } from '../support/product';
import { logIn } from './forms';
import { expect, test } from './test';
import { button, byRole, field, heading, link, text, toast } from './visitor';

test(
  'an administrator finds a camper and sends the payment link',
  { tag: ['@administration', '@part'] },
  async ({ visitor, product }) => {
    const family = await makeParent(product);
    const asFamily = await callsAs(product.url, family);
    const allergic = { allergicReactions: 'Yes', allergicReactionsVal: 'Bee stings' } as const;
    await asFamily(
      'POST',
      '/camper/create',
      camperInput({ nameFirst: 'Sela', nameLast: family.nameLast, ...allergic }),
    );
    const name = `Sela ${family.nameLast}`;

    await logIn(visitor, administrator);
    await visitor.open('/admin');
    await visitor.arrives(/^\/admin/, /^Hello, /);
    await visitor.open('/camper/list');
    await visitor.arrives(/^\/camper\/list/, /^Campers/);
    await visitor.writes(byRole('searchbox', 'Search'), family.nameLast);
    await visitor.sees(byRole('rowheader'), 1);
    await visitor.sees('Registration Submitted');
    await visitor.checkLayout();

    await test.step('the drawer shows the allergy', async () => {
      await visitor.presses(link(name));
      // The drawer is beside the list if there is room, and otherwise over it.
      const drawer = byRole(visitor.isPhone ? 'dialog' : 'complementary', visitor.isPhone ? name : 'Details');
      await visitor.sees(text(/Bee stings/, drawer));
      await visitor.checkLayout();
      await visitor.key('Escape');
      await visitor.sees(drawer, 0);
    });

    await test.step('the payment link is sent', async () => {
      await visitor.chooses(byRole('checkbox', `Select ${name}`));
      await visitor.presses(button(/^Send payment link/));
      await visitor.presses(button(/^Send/, byRole('dialog')));
      await visitor.sees(text(/^Payment link sent for 1 camper/));
      await visitor.sees('Awaiting Payment');
      await visitor.checkLayout();
    });
  },
);

test(
  'an administrator refunds a part of a payment',
  { tag: '@administration' },
  async ({ visitor, product }, info) => {
    const asAdministrator = await callsAs(product.url, administrator);
    const paid = await asAdministrator<ListedPayment[]>('GET', '/stripe/list?standing=paid');
    // Each project has its own payment, since projects run concurrently.
    const payment = paid[info.config.projects.findIndex(({ name }) => name === info.project.name)];
    if (!payment) throw new Error('The demo data have too few payments.');
    await logIn(visitor, administrator);
    await visitor.open(`/stripe/list?q=${payment._id}`);
    await visitor.arrives(/^\/stripe\/list/, /^Payments/);
    await visitor.presses(link(/./, byRole('rowheader')));
    await visitor.presses(byRole('button', 'Refund', { place: 'last' }));
    const dialog = byRole('dialog', 'Refund');
    await visitor.writes(field('Amount', dialog), '12.50');
    await visitor.writes(field('Reason', dialog), 'A shorter stay.');
    await visitor.sees('$12.50 will be refunded.');
    await visitor.checkLayout();
    await visitor.presses(button(/^Refund \$/, dialog));
    await visitor.sees('Refund of $12.50 started. The family gets an email.');
    await visitor.checkLayout();
  },
);

test(
  'a role is created and given, and takes effect at once',
  { tag: '@administration' },
  async ({ visitor, product }) => {
    const person = await makeParent(product);
    const call = await callsAs(product.url, person);
    const role = `Registrar ${person.nameLast}`;
    await logIn(visitor, administrator);
    await visitor.open('/role/create');
    await visitor.arrives(/^\/role\/create/, 'Create Role');
    await visitor.presses(button('Create Role'));
    await visitor.isLedToTheFirstRefusedField(field('Role name'));
    await visitor.writes(field('Role name'), role);
    await visitor.picks(field('Subject'), 'People');
    await visitor.chooses(
      byRole('checkbox', 'edit', { within: byRole('group', 'People', { place: 'first' }) }),
    );
    await visitor.presses(button('Create Role'));
    await visitor.sees(toast('Role info successfully created!'));
    await visitor.arrives(/^\/role\/list/, 'Roles');

    await visitor.open(`/admin/users?q=${person.email}`);
    await visitor.arrives(/^\/admin\/users/, 'People');
    await expect(call('GET', '/user/list?pageSize=1')).rejects.toThrow(/ 403/);
    await visitor.presses(button(/^Roles of/));
    await visitor.chooses(byRole('checkbox', role));
    await visitor.sees(toast('User updated successfully.'));
    await call('GET', '/user/list?pageSize=1');
    await visitor.checkLayout();
  },
);

test(
  'the header is one line for everybody',
  { tag: ['@administration', '@desktop'] },
  async ({ visitor, product }) => {
    const everywhere = async () => {
      for (const width of [1024, 1280]) {
        await visitor.resize({ width, height: 800 });
        await visitor.open('/camper-home');
        await visitor.arrives(/^\/camper-home/, /./);
      }
    };
    await everywhere();
    await logIn(visitor, await makeParent(product));
    await everywhere();
    await visitor.presses(button('Logout'));
    await visitor.sees(heading('Login', 1));
    await logIn(visitor, administrator);
    await everywhere();
  },
);
