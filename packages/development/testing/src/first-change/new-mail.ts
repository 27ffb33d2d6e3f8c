import type { FirstChange } from './first-change';

/** An email with its event. */
export const newMail: FirstChange = {
  readme: 'worker/README.md',
  section: 'To add an email',
  steps: [
    {
      step: 'If something new happens, add the event',
      edits: [
        {
          file: 'packages/contracts/src/registries/events.ts',
          behind: "  'user.password-changed': z.object({ userId: id }),\n",
          text: "  /** An administrator changed an account. */\n  'user.updated': z.object({ userId: id }),\n",
        },
      ],
    },
    {
      step: 'Add the job (`mail.<name>`)',
      edits: [
        {
          file: 'packages/contracts/src/registries/jobs.ts',
          behind: "  'mail.password-changed': onEvent('user.password-changed', 'mail'),\n",
          text: "  'mail.account-updated': onEvent('user.updated', 'mail'),\n",
        },
        {
          file: 'api/src/failed-work/in-words.ts',
          behind: "  'mail.password-changed': 'Email about a changed password',\n",
          text: "  'mail.account-updated': 'Email about a changed account',\n",
        },
      ],
    },
    {
      step: 'Write the template in `packages/contracts/src/<concept>/mails.ts`',
      edits: [
        {
          file: 'packages/contracts/src/user/account-mails.ts',
          behind: '  nameFirst?: string;\n  publicUrl: string;\n}\n',
          text: `
/** To somebody whose account an administrator changed. */
export const accountUpdatedMail = editableMail('mail-account-updated', {
  label: 'Account updated',
  about: 'To people whose account the camp updated.',
  words: {
    subject: 'Your account was changed',
    heading: 'Your account was changed',
    text: prose('{greeting}', 'Somebody of the camp changed your account. Please check it.'),
  },
  example: ({ nameFirst }: ExamplePerson): NoticeData => ({ nameFirst, publicUrl: exampleSite }),
  fields: { greeting: greetingOf },
  write: ({ publicUrl }) => ({
    action: { label: 'Your profile', url: pageAddress(publicUrl, 'userProfile') },
  }),
});
`,
        },
        {
          file: 'packages/contracts/src/content/mail-subjects.ts',
          behind: '  choosePasswordMail,\n  passwordChangedMail,\n',
          text: '  accountUpdatedMail,\n',
        },
        {
          file: 'packages/contracts/src/content/mail-subjects.ts',
          behind: '  passwordResetMail,\n  passwordChangedMail,\n',
          text: '  accountUpdatedMail,\n',
        },
      ],
    },
    {
      step: 'Write its `compose...`',
      edits: [
        {
          file: 'worker/src/user/send-account-mails.ts',
          behind: '  composeNotice(deps, userId, mails.wrongLoginsMail);\n',
          text: `
/** An administrator changed the account. */
export const composeAccountUpdated: Compose<'mail.account-updated'> = (deps, { userId }) =>
  composeNotice(deps, userId, mails.accountUpdatedMail);
`,
        },
      ],
    },
    {
      step: 'Add `mail(compose...)` to `handlers.ts`',
      edits: [
        {
          file: 'worker/src/handlers.ts',
          behind: "  'mail.password-changed': mail(account.composePasswordChanged),\n",
          text: "  'mail.account-updated': mail(account.composeAccountUpdated),\n",
        },
      ],
    },
    {
      step: 'Record the event where it happens',
      edits: [
        {
          file: 'api/src/user/update-user.ts',
          behind: "    await recordRead(deps, person, { userId: user._id, part: 'contact' }, session);\n",
          text: "    if (!user._id.equals(person.userId)) await record('user.updated', { userId: user._id.toString() });\n",
        },
      ],
    },
    {
      step: 'Add a case to `src/mails.test.ts`',
      edits: [
        {
          file: 'worker/src/mails.test.ts',
          behind: "  ['user.password-changed', 'Your password was changed'],\n",
          text: "  ['user.updated', 'Your account was changed'],\n",
        },
      ],
    },
  ],
  declaration: 2,
  namedByTheCompiler: ['worker/src/handlers.ts', 'api/src/failed-work/in-words.ts'],
  tests: ['worker/src/mails.test.ts', 'worker/src/mail/templates.test.ts'],
};
