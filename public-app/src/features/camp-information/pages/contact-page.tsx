import { campContent } from '@camp/contracts/content/camp';
import { contactPageContent } from '@camp/contracts/content/contact-page';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Card } from '@camp/ui/content/card';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { DrawingPage } from '../../../layout/drawing-page';
import { ContactLinks } from '../components/contact-links';

/** /contact: how to reach camp, the website's help and the nurse (docs/product/public-site.md). */
export default function ContactPage() {
  const { contact, place } = campContent;
  return (
    <DrawingPage title={publicPages.contact.title} lead={contactPageContent.lead} drawing={<Campfire />}>
      <Card title="During camp" level={2}>
        <p>{contact.message ? 'Please use iMessage or email:' : 'Please email:'}</p>
        <ContactLinks email={contact.message || contact.email} />
        {place.emergencyPhone && (
          <>
            <p>For emergencies only, call the landline at camp:</p>
            <ContactLinks phone={place.emergencyPhone} />
          </>
        )}
      </Card>
      {(contact.nurse.phone || contact.nurse.email) && (
        <Card title="Health and medicine" level={2}>
          <p>{contactPageContent.nurse}</p>
          <p>{contact.nurse.name}:</p>
          <ContactLinks phone={contact.nurse.phone} email={contact.nurse.email} />
        </Card>
      )}
      <Card title="Help with this website" level={2}>
        <p>{contactPageContent.website}</p>
        <p>{contact.website.name}:</p>
        <ContactLinks email={contact.website.email || contact.email} />
      </Card>
    </DrawingPage>
  );
}
