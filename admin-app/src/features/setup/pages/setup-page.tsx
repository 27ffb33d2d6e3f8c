import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../frame/admin-page';
import { FirstCamp } from '../components/first-camp';
import { SetupForm } from '../components/setup-form';
import { SetupSteps, type ListedStep } from '../components/setup-steps';
import { campStep, isDone, setupSteps } from '../steps';
import { useSetup, type StoredSetup } from '../use-setup';
import '../setup.css';

/** `/admin/setup`: a new camp's name, addresses, look and first year, step by step (docs/product/administration.md). */
export default function SetupPage() {
  const { isAdministrator } = useSession();
  return (
    <AdminPage
      title={guardedPages.adminSetup.title}
      lead="It takes about 15 minutes. You can stop at any time, since every step is saved."
    >
      {isAdministrator ? (
        <Setup />
      ) : (
        <EmptyState title="Only people with the role admin can set up a camp">
          Ask one of them to do it. You can change other texts on the page “Texts”.
        </EmptyState>
      )}
    </AdminPage>
  );
}

function Setup() {
  return (
    <Loaded query={useSetup()} lines={8} label="Loading the setup">
      {(stored) => <Steps stored={stored} />}
    </Loaded>
  );
}

const listedSteps = ({ recordOf, camps }: StoredSetup): ListedStep[] => [
  ...setupSteps.map((step): ListedStep => {
    const { id, title, optional } = step;
    return { id, title, state: isDone(step, recordOf(step)) ? 'Done' : optional ? 'Optional' : 'To do' };
  }),
  { id: campStep, title: 'First camp year', state: camps.length > 0 ? 'Done' : 'To do' },
];

function Steps({ stored }: { stored: StoredSetup }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const steps = listedSteps(stored);
  const asked = steps.find(({ id }) => id === query.get('step'));
  const current = asked ?? steps.find(({ state }) => state === 'To do') ?? steps.at(-1);
  if (!current) return null;
  const step = setupSteps.find(({ id }) => id === current.id);
  const next = steps[steps.indexOf(current) + 1]?.id ?? campStep;
  return (
    <div className="setup">
      <SetupSteps steps={steps} current={current.id} />
      <Section id={`step-${current.id}`} title={current.title}>
        {step ? (
          <div className="camp-stack">
            <p>{step.about}</p>
            <SetupForm
              key={step.id}
              step={step}
              record={stored.recordOf(step)}
              onDone={() => void navigate(`?step=${next}#step-${next}`)}
            />
          </div>
        ) : (
          <FirstCamp camps={stored.camps} site={stored.site} />
        )}
      </Section>
    </div>
  );
}
