import { useSession } from '@camp/api-client/user/use-session';
import { formatMoment } from '@camp/contracts/camp/moments';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { submittedSections } from '@camp/contracts/records/submitted';
import { BackLink } from '@camp/ui/actions/back-link';
import { Badge } from '@camp/ui/content/badge';
import { Button } from '@camp/ui/actions/button';
import { PrinterIcon } from '@camp/ui/icons';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { SubmittedAnswers } from '@camp/ui/content/submitted-answers';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotOpened } from '../user/components/not-opened';
import { profilePath } from '../user/paths';
import './submitted-page.css';

/** What the page says about every kind of record. */
interface Submitted {
  userId: string;
  campYear: number;
  nameFirst: string;
  nameLast: string;
  createdAt: string;
  late?: boolean;
}

interface SubmittedPageProps<Row extends Submitted> {
  /** Of the page, as its owner reads it. */
  title: string;
  /** What was sent: 'registration'. */
  noun: 'registration' | 'application';
  declaration: RecordDeclaration;
  query: UseQueryResult<Row>;
  /** Where it stands. */
  sign: (row: Row) => ReactNode;
  /** The picture that was sent with it, where the kind has one. */
  picture?: (row: Row) => ReactNode;
}

/** What was submitted, to read and to print; until it is there that it is waited for, or what went wrong. */
export function SubmittedPage<Row extends Submitted>(props: SubmittedPageProps<Row>) {
  const { title, noun, declaration, query, sign, picture } = props;
  const { data: row, error } = query;
  const { user } = useSession();
  if (error && !row) {
    return (
      <PageLayout width="form">
        <NotOpened level={1} query={query} refusal={`This ${noun} cannot be opened`} />
      </PageLayout>
    );
  }
  if (!row || !user) {
    return (
      <PageLayout width="form">
        <PageHeader title={title} />
        <Skeleton lines={8} label={`Loading the ${noun}`} />
      </PageLayout>
    );
  }
  const isOwn = row.userId === user._id;
  return (
    <PageLayout width="form">
      <PageHeader
        back={<BackLink to={profilePath(isOwn ? undefined : row.userId)}>Profile</BackLink>}
        eyebrow={`Camp ${row.campYear}`}
        title={isOwn ? title : 'What was submitted'}
        lead={`${row.nameFirst} ${row.nameLast}, sent on ${formatMoment(row.createdAt)}`}
        actions={
          <Button variant="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className="submitted-page__standing">
        {sign(row)}
        {row.late && <Badge tone="neutral">Late</Badge>}
      </div>
      <SubmittedAnswers sections={submittedSections(declaration, row)} pictureOf={() => picture?.(row)} />
    </PageLayout>
  );
}
