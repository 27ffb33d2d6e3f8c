import { currentCampQuery } from '@camp/api-client/camp/queries';
import { camperQuery } from '@camp/api-client/camper/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { closedToChange } from '@camp/contracts/camper/closed-to-change';
import { camperForm } from '@camp/contracts/camper/form';
import * as camperOperations from '@camp/contracts/camper/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { BackLink } from '@camp/ui/actions/back-link';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { camperSlots } from '../forms/camper-slots';
import { ChangeForm } from '../../registration/change-form';
import { useWayBack } from '../../registration/use-way-back';
import { PageGate } from '../../registration/page-gate';

const { title } = guardedPages.camperEdit;

/** `/camper/edit/{id}`: edits a registration with the form that created it. */
export default function CamperEditPage() {
  const { id = '' } = useParams();
  const wayBackOr = useWayBack();
  const { user, may } = useSession();
  const [now] = useState(() => new Date());
  const camper = useQuery({ ...camperQuery(id), meta: { quiet: 'while-empty' } });
  const camp = useQuery(currentCampQuery());
  return (
    <PageGate title={title} needed={[camp]} named={camper} refusal="We can’t open this registration">
      {() => {
        if (!camper.data || !user) return null;
        const { nameFirst, nameLast, campYear, userId, paid } = camper.data;
        const isOwn = userId === user._id;
        const back = wayBackOr(profilePath(isOwn ? undefined : userId));
        // If the camp is not the current one, it has already started.
        const startDate = camp.data?.year === campYear ? camp.data.startDate : new Date(0);
        const standing = {
          editsAll: may('edit-all', 'camper'),
          seesMedical: isOwn || may('data', 'camper'),
          paid,
          startDate,
          now,
          medicalDeletedAt: camper.data.medicalDeletedAt,
        };
        return (
          <PageLayout width="wide">
            <PageHeader
              back={<BackLink to={back.to}>{back.label}</BackLink>}
              eyebrow={`Camp ${campYear}`}
              title={title}
              lead={`${nameFirst} ${nameLast}`}
            />
            {isOwn || standing.editsAll ? (
              <ChangeForm
                key={id}
                label="Camper registration"
                form={camperForm}
                stored={camper.data}
                update={camperOperations.update}
                kind="camper"
                slots={camperSlots({ isProofStored: Boolean(camper.data.covidVaccineImage) })}
                closed={(name) => closedToChange(name, standing)}
                back={back.to}
                isOwn={isOwn}
              />
            ) : (
              <p>You can view this registration, but you can’t change it.</p>
            )}
          </PageLayout>
        );
      }}
    </PageGate>
  );
}
