import type { CamperRecord } from '@camp/contracts/camper/operations';
import { KeyValueList } from '@camp/ui/key-value-list';
import { OwnersProfile } from './owners-profile';
import { VaccinationImage } from './vaccination-image';

interface CamperRawDataProps {
  camper: CamperRecord;
  /** Whether the person holds `data` on camper. */
  mayReadData: boolean;
}

/** Everything the server tells about one camper, field by field as stored (forms.md section 2, /camper/list). */
export function CamperRawData({ camper, mayReadData }: CamperRawDataProps) {
  const items = Object.entries(camper).map(([label, value]) => ({
    label,
    value: value === null ? 'null' : String(value),
  }));
  return (
    <div className="camper-raw-data">
      <OwnersProfile camper={camper} />
      {mayReadData && camper.covidVaccineImage && (
        <VaccinationImage camperId={camper._id} name={`${camper.nameFirst} ${camper.nameLast}`} />
      )}
      <KeyValueList items={items} />
    </div>
  );
}
