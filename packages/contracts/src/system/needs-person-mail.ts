import { campContent } from '../content/camp';
import { greeting, type MailTemplate } from '../mail/content';

/** Email to each administrator when a check of the system finds that something needs a person, at most once a day. */
export const needsPersonMail: MailTemplate<{
  nameFirst: string;
  /** What is wrong, each with what to do. */
  wrong: readonly { sentence: string; help: string }[];
  dashboardUrl: string;
}> = {
  example: {
    nameFirst: 'Pat',
    wrong: [
      {
        sentence: 'The last backup is 3 days old.',
        help: 'Read the log (docker compose logs backup), then make a backup: docker compose exec backup npm run backup',
      },
      {
        sentence: 'The disk has only 1.2 GB left.',
        help: 'Delete what isn’t needed, such as old images: docker system prune',
      },
    ],
    dashboardUrl: 'https://camp.example.org/admin/dashboard',
  },
  write: ({ nameFirst, wrong, dashboardUrl }) => ({
    subject: `The website of ${campContent.name} needs you`,
    heading: 'Something needs you',
    paragraphs: [
      greeting(nameFirst),
      'The website checks itself, and found something that it can’t fix. If somebody else runs it, please forward this to them.',
      ...wrong.map(({ sentence, help }) => `${sentence} ${help}`),
    ],
    action: { label: 'Open the dashboard', url: dashboardUrl },
    note: 'You get this at most once a day, and only while something is wrong.',
  }),
};
