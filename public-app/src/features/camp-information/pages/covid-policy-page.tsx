import { vaccinationDeadline } from '@camp/contracts/camp/dates';
import { covidPolicyContent } from '@camp/contracts/content/covid-policy';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { Prose } from '@camp/ui/page/page-layout';
import { DrawingPage } from '../../../layout/drawing-page';
import { ProseText } from '../../../text/prose-text';
import { RunningText } from '../../../text/running-text';
import { shownDate } from '../../../text/shown-date';
import { WithCurrentCamp } from '../components/with-current-camp';

/** /covid-19-policy: the points of docs/product/public-site.md, with a deadline 8 days before the start. */
export default function CovidPolicyPage() {
  const { intro, points, medicalPolicy } = covidPolicyContent;
  return (
    <DrawingPage title={publicPages.covidPolicy.title} lead={intro} drawing={<RainyTent />}>
      <WithCurrentCamp>
        {(camp) => (
          <Alert kind="info" title={`Camp ${camp.year}`}>
            Please tell us each person’s vaccination status by{' '}
            <strong>{shownDate(vaccinationDeadline(camp.startDate))}</strong>. You can answer on the
            registration form or upload proof from your profile.
          </Alert>
        )}
      </WithCurrentCamp>
      <Prose>
        {[...points, medicalPolicy].map(({ title, text }) => (
          <section key={title}>
            <h2>
              <RunningText>{title}</RunningText>
            </h2>
            <ProseText>{text}</ProseText>
          </section>
        ))}
      </Prose>
    </DrawingPage>
  );
}
