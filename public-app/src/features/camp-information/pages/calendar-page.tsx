import { campContent } from '@camp/contracts/content/camp';
import { campEvents } from '@camp/contracts/camp/events';
import { calendarFile } from '@camp/contracts/camp/calendar-file';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout, Section } from '@camp/ui/page/page-layout';
import { Table } from '@camp/ui/content/table';
import { CalendarFrame } from '../components/calendar-frame';
import { SubscribeHint, SubscribeLink } from '../components/subscribe-link';
import { saveCalendar } from '../save-calendar';
import { unbroken } from '../../../text/shown-date';
import { WithCurrentCamp } from '../components/with-current-camp';
import './calendar-page.css';

/** /calendar: the camp's own dates, and the external calendar unless the camp has none (docs/product/public-site.md). */
export default function CalendarPage() {
  return (
    <PageLayout>
      <PageHeader title={publicPages.calendar.title} lead="Here are this year’s camp dates." />
      <WithCurrentCamp>{(camp) => <CampDates camp={camp} />}</WithCurrentCamp>
      {campContent.calendar.address && (
        <Section id="events" title="All events">
          <CalendarFrame />
        </Section>
      )}
    </PageLayout>
  );
}

function CampDates({ camp }: { camp: CampRecord }) {
  return (
    <Section
      id="dates"
      title={`Camp ${camp.year}`}
      aside={
        <ButtonRow>
          <Button onClick={() => saveCalendar(calendarFile(camp, window.location.hostname), camp)}>
            Add to my calendar
          </Button>
          <SubscribeLink />
        </ButtonRow>
      }
    >
      <SubscribeHint />
      <Table
        caption={`Camp ${camp.year} dates`}
        hideCaption
        rows={campEvents(camp)}
        rowKey={({ name }) => name}
        columns={[
          { key: 'what', header: 'Event', cell: ({ name }) => name, isRowHeader: true },
          { key: 'when', header: 'Date', cell: ({ shown }) => unbroken(shown) },
        ]}
      />
    </Section>
  );
}
