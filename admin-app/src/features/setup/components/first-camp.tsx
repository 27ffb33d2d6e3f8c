import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { formatGmt, isRegistrationOpen } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { latestCamp } from '@camp/contracts/camp/years';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as contentOperations from '@camp/contracts/content/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { TextLink } from '@camp/ui/actions/text-link';
import { Alert } from '@camp/ui/feedback/alert';
import { useMutation } from '@tanstack/react-query';
import type { StoredSetup } from '../use-setup';
import { TextsToCheck } from './texts-to-check';

/** The form of a camp year. It comes back here, where the next steps are. */
const firstYear = `${guardedPages.campCreate.path}?${new URLSearchParams({ returnUrl: `${guardedPages.adminSetup.path}?step=camp` }).toString()}`;

/** The last step: the first camp year, with which the site opens. */
export function FirstCamp({ camps, site }: Pick<StoredSetup, 'camps' | 'site'>) {
  const open = useMutation({
    mutationFn: () =>
      call(contentOperations.save, {
        params: { subject: 'site' },
        body: { version: site.version, source: { visitors: 'pages' } },
      }),
    meta: { quiet: true },
    // With a new page, which has the new words.
    onSuccess: () => window.location.assign(publicPages.home.path),
  });
  const camp = latestCamp(camps);
  if (camp)
    return (
      <div className="camp-stack">
        <p>
          Your site is open. Visitors see your pages and camp {camp.year}. {registrationOf(camp)}
        </p>
        <p>
          The address for families: <TextLink href={publicPages.home.path}>{window.location.origin}</TextLink>
        </p>
        <ul>
          <li>
            <TextLink to={guardedPages.adminContent.path}>Change more texts</TextLink>: questions and answers,
            packing list, policies
          </li>
          <li>
            <TextLink to={guardedPages.adminUsers.path}>Give other volunteers their roles</TextLink>
          </li>
        </ul>
        <TextsToCheck />
      </div>
    );
  return (
    <div className="camp-stack">
      <p>
        Enter the dates, cost and seats of your first camp year. Families can register from its registration
        start. Your site opens as soon as you create the year.
      </p>
      <TextsToCheck />
      {open.error && <Alert kind="error">{messageFor(open.error)}</Alert>}
      <ButtonRow>
        <LinkButton to={firstYear}>Create your first camp year</LinkButton>
        {site.source.visitors === 'notice' && (
          <Button variant="quiet" busy={open.isPending} onClick={() => open.mutate()}>
            Open the site without it
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

function registrationOf(camp: CampRecord): string {
  const now = new Date();
  if (isRegistrationOpen(camp, now)) return 'Registration is open.';
  return now < new Date(camp.registrationStart)
    ? `Registration opens on ${formatGmt(camp.registrationStart)}.`
    : 'Registration is closed.';
}
