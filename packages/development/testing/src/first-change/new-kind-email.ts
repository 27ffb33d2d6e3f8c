import type { Step } from './first-change';
import { contracts, whole } from './new-kind-files';

/** The event of a found item, its job and its email. */
export const emailAboutIt: Step = {
  step: 'Email about it',
  edits: [
    whole(contracts('found-item/mails.ts')),
    whole('worker/src/found-item/send-found-item-mails.ts'),
    {
      file: contracts('registries/events.ts'),
      behind: "  'camper.registered': z.object({ camperId: id }),\n",
      text: "  'found-item.entered': z.object({ foundItemId: id }),\n",
    },
    {
      file: contracts('registries/jobs.ts'),
      behind: "  'mail.contacts-changed': notice('content.contacts-changed'),\n",
      text: "  'mail.found-item-entered': notice('found-item.entered'),\n",
    },
    {
      file: 'api/src/failed-work/in-words.ts',
      behind: "  'mail.staff-applied': 'Email about a received staff application',\n",
      text: "  'mail.found-item-entered': 'Email about a found item',\n",
    },
    {
      file: 'api/src/failed-work/subjects-of.ts',
      behind: '  imageId: null,\n',
      text: '  foundItemId: null,\n',
    },
    {
      file: 'worker/src/handlers.ts',
      behind: "import { resizeImage } from './image/resize-image';\n",
      text: "import { composeFoundItemEntered } from './found-item/send-found-item-mails';\n",
    },
    {
      file: 'worker/src/handlers.ts',
      behind: "  'mail.contacts-changed': mail(composeContactsChanged),\n",
      text: "  'mail.found-item-entered': mail(composeFoundItemEntered),\n",
    },
    {
      file: 'worker/src/mail/templates.test.ts',
      behind: "import * as donationMails from '@camp/contracts/donation/mails';\n",
      text: "import * as foundItemMails from '@camp/contracts/found-item/mails';\n",
    },
    {
      file: 'worker/src/mail/templates.test.ts',
      behind: '  ...donationMails,\n',
      text: '  ...foundItemMails,\n',
    },
  ],
};
