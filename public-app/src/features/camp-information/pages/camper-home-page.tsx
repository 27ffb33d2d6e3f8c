import { currentCampQuery } from '@camp/api-client/camp/queries';
import { camperEnd, camperStart, campSundayStart, dateFormats, isPastDue } from '@camp/contracts/camp/dates';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CampRecord, CurrentCamp } from '@camp/contracts/camp/operations';
import { checkBackNotice } from '@camp/contracts/camp/registration-closed';
import { whereCampIs } from '@camp/contracts/content/camp';
import { camperHomeContent } from '@camp/contracts/content/camper-home';
import { homeContent } from '@camp/contracts/content/home';
import type { Prose as ProseOfContent } from '@camp/contracts/content/prose';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';
import { entrances, publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { Alert } from '@camp/ui/feedback/alert';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { ProseText } from '../../../text/prose-text';
import { shownDate } from '../../../text/shown-date';
import { CampFull } from '../../camp/components/camp-full';
import { costWithLateFee } from '../../camp/cost-with-late-fee';
import { DayAndQuotes } from '../components/day-and-quotes';
import { DirectorInfo } from '../components/director-info';
import { HowToRegister } from '../components/how-to-register';
import { PlaceAddress } from '../components/place-address';
import { Safety } from '../components/safety';
import { WithCurrentCamp } from '../components/with-current-camp';
import './camper-home-page.css';

const dateAndTime = (instant: Date) => shownDate(instant, dateFormats.dateAndTime);

/** /camper-home: the information for parents of campers (docs/product/public-site.md). */
export default function CamperHomePage() {
  const { intro, bringBlurb } = camperHomeContent;
  return (
    <PageLayout>
      <PageHeader title={publicPages.camperHome.title} lead={intro} />
      <WithCurrentCamp>
        {(camp) => (
          <>
            <CampFull camp={camp} />
            <RegistrationNotice camp={camp} />
            <div className="camper-home__camp camp-stack">
              <WhenAndWhatItCosts camp={camp} />
              <DirectorInfo camp={camp} />
            </div>
          </>
        )}
      </WithCurrentCamp>
      <div className="camper-home__topics camp-stack">
        <Section id="location" title="Location and directions">
          <Prose>
            <PlaceAddress />
            <p>
              Camp is {whereCampIs()}.{' '}
              <TextLink to={publicPages.campLocation.path}>Driving directions</TextLink>
            </p>
          </Prose>
        </Section>
        <Section id="bring" title="What to bring">
          <Prose>
            <p>
              {bringBlurb} <TextLink to={publicPages.packingList.path}>Packing list</TextLink>
            </p>
          </Prose>
        </Section>
      </div>
      <Safety />
      <DayAndQuotes />
      <HowToRegister />
      <Section id="parents" title="For parents">
        <Prose>
          <ul>
            <li>
              <TextLink to={publicPages.parentHomesick.path}>Helping a child who may be homesick</TextLink>
            </li>
            <li>
              <TextLink to={publicPages.parentPills.path}>Teaching a child to swallow pills</TextLink>
            </li>
            <li>
              <TextLink to={publicPages.covidPolicy.path}>COVID-19 policy</TextLink>
            </li>
          </ul>
        </Prose>
      </Section>
      <Section id="faq" title="Frequently asked questions">
        <Prose className="camper-home__questions camp-stack">
          <Questions />
        </Prose>
      </Section>
    </PageLayout>
  );
}

function Questions() {
  const { data: camp } = useQuery(currentCampQuery());
  return camperHomeContent.faq.map(({ question, answer, answerWhenFree }) => {
    const shownWhenFree = camp?.registrationCost === 0 && answerWhenFree;
    const shown = shownWhenFree || answer;
    return (
      <section key={question} data-live={shownWhenFree || hasPrice(shown) ? true : undefined}>
        <h3>{question}</h3>
        <ProseText>{shown}</ProseText>
      </section>
    );
  });
}

const hasPrice = (text: ProseOfContent) => /\$\d/.test(JSON.stringify(text));

/** The link and the advice are shown only while registration is open (docs/product/public-site.md). */
function RegistrationNotice({ camp }: { camp: CurrentCamp }) {
  if (!camp.registrationOpen) {
    return (
      <Alert kind="info" data-live="">
        {checkBackNotice('Registrations', camp.nextOpening, pageNow())}
      </Alert>
    );
  }
  const { registrationCamperEnd: due } = camp;
  return (
    <Alert
      kind="success"
      data-live=""
      title={`Registration ${isPastDue(due, pageNow()) ? 'was' : 'is'} due ${shownDate(due)}`}
      action={<LinkButton to={entrances.camperCreate.path}>Register a camper</LinkButton>}
    >
      {camperHomeContent.computerAdvice}
    </Alert>
  );
}

function WhenAndWhatItCosts({ camp }: { camp: CampRecord }) {
  const { registrationCamperEnd, registrationCost } = camp;
  const due = shownDate(registrationCamperEnd);
  const isPast = isPastDue(registrationCamperEnd, pageNow());
  return (
    <Section id="dates" title={`Camp ${camp.year}`}>
      <KeyValueList
        items={[
          { label: 'Check-in', value: dateAndTime(camperStart(camp.startDate)) },
          { label: 'Departure', value: dateAndTime(camperEnd(camp.endDate)) },
          {
            label: 'Camp Sunday worship and barbecue',
            value: dateAndTime(campSundayStart(camp.campSunday)),
          },
          { label: 'Who can come', value: homeContent.ages },
          { label: 'Registration due', value: isPast ? `${due} (passed)` : due, live: true },
          {
            label: 'Cost',
            value: isPast
              ? costWithLateFee(registrationCost)
              : `${costAsText(registrationCost)} if registered before ${due}`,
            live: true,
          },
          { label: 'Dance theme', value: camp.danceTheme },
          { label: 'Skit theme', value: camp.skitTheme },
        ]}
      />
      <Prose>
        <p>{camperHomeContent.campSundayBlurb}</p>
        <p data-live="">
          A late fee of {dollarsAsText(lateFee)} applies {isPast ? 'now' : `after ${due}`}. Late registration
          depends on availability. Registration doesn’t guarantee a spot. The spot is secured once your camper
          is registered and {registrationCost === 0 ? 'confirmed' : 'paid for'}.
        </p>
      </Prose>
    </Section>
  );
}
