import { useSession } from '@camp/api-client/user/use-session';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { submittedSections } from '@camp/contracts/records/submitted';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { Badge } from '@camp/ui/content/badge';
import { Button } from '@camp/ui/actions/button';
import { PrinterIcon } from '@camp/ui/icons';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { SubmittedAnswers } from '@camp/ui/content/submitted-answers';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { profilePath } from '../user/paths';
import { VaccinationProof } from '../vaccination/components/vaccination-proof';
import { PageGate } from './page-gate';
import type { QueryOf } from './query-of';
import { RegistrationSign, type Submitted } from './registration-sign';

/** The page's title for every kind, as its owner sees it. */
const { title } = guardedPages.camperRead;

interface SubmittedPageProps<Row extends Submitted, Key extends QueryKey> {
  /** A noun for sentences: 'registration'. */
  noun: 'registration' | 'application';
  declaration: RecordDeclaration;
  /** The query for the record in the address. */
  queryOf: QueryOf<Row, Key>;
}

/** A submitted record, to read and print. Shows a placeholder while it loads, or the error. */
export function SubmittedPage<Row extends Submitted, Key extends QueryKey>({
  noun,
  declaration,
  queryOf,
}: SubmittedPageProps<Row, Key>) {
  const { id = '' } = useParams();
  const query = useQuery(queryOf(id));
  const { user } = useSession();
  return (
    <PageGate title={title} awaited={`the ${noun}`} named={query} refusal={`We can’t open this ${noun}`}>
      {() => {
        const row: Submitted | undefined = query.data;
        if (!row || !user) return null;
        const isOwn = row.userId === user._id;
        return (
          <PageLayout width="form">
            <PageHeader
              back={<BackLink to={profilePath(isOwn ? undefined : row.userId)}>Profile</BackLink>}
              eyebrow={`Camp ${row.campYear}`}
              title={isOwn ? title : 'What was submitted'}
              lead={`${row.nameFirst} ${row.nameLast}, submitted on ${formatMoment(row.createdAt)}`}
              actions={
                <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
                  Print
                </Button>
              }
            />
            <div className="camp-row">
              <RegistrationSign submitted={row} />
              {'late' in row && row.late && <Badge tone="neutral">Late</Badge>}
            </div>
            <SubmittedAnswers
              sections={submittedSections(declaration, row)}
              pictureOf={() => row.type !== 'CounselorApplication' && <VaccinationProof record={row} />}
            />
          </PageLayout>
        );
      }}
    </PageGate>
  );
}
