import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperRecord } from '@camp/contracts/camper/record';
import { camperStatus } from '@camp/contracts/camper/status';
import { TrailSign } from '@camp/ui/content/trail-sign';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { RecordDetail } from '../../../detail/record-detail';
import { CamperFamily } from './camper-family';
import { CamperPayments } from './camper-payments';
import { Siblings } from './siblings';

interface CamperDetailProps {
  camper: CamperRecord;
  /** The address that opens another camper. */
  toCamper: (id: string) => To;
  /** The buttons for this camper. */
  actions: ReactNode;
}

/** One camper in the drawer. */
export function CamperDetail({ camper, toCamper, actions }: CamperDetailProps) {
  const { grade, sex, shirtSize, campYear } = camper;
  return (
    <RecordDetail
      kind="camper"
      record={camperRecord}
      row={camper}
      facts={[`${grade} grade`, sex, shirtSize && `shirt ${shirtSize}`, `camp ${campYear}`]}
      sign={<TrailSign kind={camperStatus(camper)} />}
      people={
        <>
          <CamperFamily camper={camper} />
          <Siblings camper={camper} toCamper={toCamper} />
          <CamperPayments camper={camper} />
        </>
      }
      actions={actions}
    />
  );
}
