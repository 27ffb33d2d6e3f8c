import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { startInbox, type SmtpInbox } from './smtp-inbox';

const letter = {
  from: '"Camp" <camp@example.com>',
  to: 'parent@example.com',
  subject: 'Grüße vom Camp',
  text: 'Bring a hat.',
  html: '<p>Bring a <b>hat</b>.</p>',
};

describe('the SMTP inbox of the tests', () => {
  let inbox: SmtpInbox;
  const send = (mail = letter, patience = {}) =>
    createTransport({ url: inbox.url, ...patience }).sendMail(mail);

  beforeEach(async () => {
    inbox = await startInbox();
  });
  afterEach(() => inbox.close());

  it('returns what was sent, parsed', async () => {
    const { messageId } = await send();

    expect(inbox.messages()).toEqual([
      expect.objectContaining({
        recipients: ['parent@example.com'],
        from: '"Camp" <camp@example.com>',
        subject: 'Grüße vom Camp',
        text: expect.stringContaining('Bring a hat.'),
        html: expect.stringContaining('<b>hat</b>'),
        messageId,
      }),
    ]);
  });

  it('waits for a later email and names what arrived instead', async () => {
    const expected = inbox.waitFor(({ subject }) => subject === 'Second');
    const [found] = await Promise.all([expected, send().then(() => send({ ...letter, subject: 'Second' }))]);

    expect(found).toMatchObject({ subject: 'Second' });
    await expect(inbox.waitFor(({ subject }) => subject === 'Third', 50)).rejects.toThrow(
      "What came: 'Grüße vom Camp' to parent@example.com; 'Second' to parent@example.com.",
    );
  });

  it('rejects with the given code and accepts again', async () => {
    inbox.failWith(450);
    await expect(send()).rejects.toMatchObject({ responseCode: 450 });
    expect(inbox.messages()).toEqual([]);

    inbox.accept();
    await send();
    expect(inbox.messages()).toHaveLength(1);
  });

  it('rejects every login on request', async () => {
    const logIn = () => createTransport({ url: inbox.url.replace('//', '//camp:secret@') }).sendMail(letter);

    inbox.refuseLogins();
    await expect(logIn()).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 });

    inbox.accept();
    await logIn();
    expect(inbox.messages()).toHaveLength(1);
  });

  it('goes down for open and new connections, and comes back', async () => {
    inbox.goDown();
    await expect(send()).rejects.toMatchObject({ command: 'CONN' });

    inbox.accept();
    await send();
    expect(inbox.messages()).toHaveLength(1);
  });

  it('accepts a message without answering when it hangs', async () => {
    inbox.hang();
    await expect(send(letter, { socketTimeout: 300 })).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(inbox.messages()).toEqual([]);
    expect(inbox.held()).toBe(1);
  });

  it('tells messages that hang apart by the login of their sender', async () => {
    inbox.hang();
    const url = inbox.url.replace('//', '//worker-0:password@');
    const sending = createTransport({ url }).sendMail(letter);
    while (inbox.held() === 0) await pause(10);

    expect([inbox.held('worker-0'), inbox.held('worker-1')]).toEqual([1, 0]);
    inbox.accept();
    await sending;
  });
});
