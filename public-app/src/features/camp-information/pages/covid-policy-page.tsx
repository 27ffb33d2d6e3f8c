import { formatGmt, vaccinationDeadline } from '@camp/contracts/camp/dates';
import { covidPolicyContent } from '@camp/contracts/content/covid-policy';
import { pages } from '@camp/contracts/registries/pages';
import { Alert } from '@camp/ui/alert';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout, Prose } from '@camp/ui/page-layout';
import { WithCurrentCamp } from '../components/with-current-camp';

/** /covid-19-policy: the points of product.md section 2, with this year's deadline 8 days before the start. */
export default function CovidPolicyPage() {
  const { intro, points, medicalPolicy } = covidPolicyContent;
  return (
    <PageLayout width="text">
      <PageHeader eyebrow="Info" title={pages.covidPolicy.title} lead={intro} />
      <WithCurrentCamp>
        {(camp) => (
          <Alert kind="info" title={`Camp ${camp.year}`}>
            Please tell us your vaccination status by{' '}
            <strong>{formatGmt(vaccinationDeadline(camp.startDate))}</strong>.
          </Alert>
        )}
      </WithCurrentCamp>
      <Prose>
        {[...points, medicalPolicy].map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Prose>
    </PageLayout>
  );
}
