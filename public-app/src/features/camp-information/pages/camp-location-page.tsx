import { campContent, whereCampIs } from '@camp/contracts/content/camp';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Alert } from '@camp/ui/feedback/alert';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Prose, Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { DrawingPage } from '../../../layout/drawing-page';
import { PhoneLink } from '../components/phone-link';
import { PlaceAddress } from '../components/place-address';

/** /camp-location: address, emergency phone, directions (docs/product/public-site.md). */
export default function CampLocationPage() {
  const { place } = campContent;
  return (
    <DrawingPage
      title={publicPages.campLocation.title}
      lead={`Camp is ${whereCampIs()}.`}
      drawing={<Signpost />}
    >
      <Section id="address" title="Address">
        <Prose>
          <PlaceAddress />
          {place.website && (
            <p>
              <TextLink href={place.website} newTab>
                {place.name} website
              </TextLink>
            </p>
          )}
        </Prose>
      </Section>
      {place.emergencyPhone && (
        <Alert kind="warning" title="Emergencies only">
          During camp week, the landline at camp is <PhoneLink number={place.emergencyPhone} />. Please keep
          the line free. For everything else, see <TextLink to={publicPages.contact.path}>Contact</TextLink>.
        </Alert>
      )}
      <Section id="directions" title="Driving directions">
        <Prose>
          <ol>
            {place.directions.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {place.directionsNote && <p>{place.directionsNote}</p>}
        </Prose>
      </Section>
    </DrawingPage>
  );
}
