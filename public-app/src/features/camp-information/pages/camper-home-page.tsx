import { currentCampQuery } from '@camp/api-client/camp/queries';
import { isPastDue } from '@camp/contracts/camp/dates';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { checkBackNotice } from '@camp/contracts/camp/registration-closed';
import { whereCampIs } from '@camp/contracts/content/camp';
import { camperHomeContent } from '@camp/contracts/content/camper-home';
import type { Prose as ProseOfContent } from '@camp/contracts/content/prose';
import { entrances, publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Prose, Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { useQuery } from '@tanstack/react-query';
import { ProseText } from '../../../text/prose-text';
import { shownDate } from '../../../text/shown-date';
import { CampFull } from '../../camp/components/camp-full';
import { DayAndQuotes } from '../components/day-and-quotes';
import { DirectorInfo } from '../components/director-info';
import { HowToRegister } from '../components/how-to-register';
import { PlaceAddress } from '../components/place-address';
import { Safety } from '../components/safety';
import { WhenAndWhatItCosts } from '../components/when-and-what-it-costs';
import { WithCurrentCamp } from '../components/with-current-camp';
import './camper-home-page.css';

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
