import { useState } from 'react';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { CheckboxMenu } from '@camp/ui/overlays/checkbox-menu';
import { IconButton } from '@camp/ui/actions/icon-button';
import { CheckIcon, CloseIcon, DownloadIcon, PlusIcon, PrinterIcon, TrashIcon } from '@camp/ui/icons';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Menu } from '@camp/ui/overlays/menu';
import { Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { Specimen } from '../specimen';

export function ActionSpecimens() {
  const [roles, setRoles] = useState(['user']);
  return (
    <Section id="actions" title="Actions">
      <Specimen name="Button: variants">
        <ButtonRow>
          <Button>Submit Registration</Button>
          <Button variant="pine">Pay for all</Button>
          <Button variant="quiet">What’s camp like?</Button>
          <Button variant="danger" icon={<TrashIcon />}>
            Delete registration
          </Button>
          <Button variant="link">Show all dates</Button>
        </ButtonRow>
      </Specimen>
      <Specimen name="Button: busy, disabled, sizes, icons">
        <ButtonRow>
          <Button busy>Submit Registration</Button>
          <Button variant="quiet" busy>
            Saving
          </Button>
          <Button disabled>Register Again</Button>
          <Button variant="quiet" disabled>
            Register Again
          </Button>
          <Button size="small" icon={<PlusIcon />}>
            Add
          </Button>
          <Button size="large" icon={<CheckIcon />}>
            Register a camper
          </Button>
          <IconButton label="Print" icon={<PrinterIcon />} />
          <IconButton label="Close" icon={<CloseIcon />} />
        </ButtonRow>
      </Specimen>
      <Specimen name="Links and link buttons">
        <ButtonRow>
          <LinkButton to="/camper/create">Register a camper</LinkButton>
          <LinkButton to="/camper-home" variant="quiet">
            Camper Info
          </LinkButton>
          <LinkButton to="/camper/create" disabled>
            Register Again
          </LinkButton>
          <TextLink to="/packing-list" newTab>
            Packing list
          </TextLink>
          <TextLink href="mailto:director@camp.example">Write to the director</TextLink>
        </ButtonRow>
      </Specimen>
      <Specimen name="Menu: navigation, actions, on a phone">
        <div className="living-columns">
          <div>
            <Menu
              label="Campers"
              items={[
                { label: 'Camper Info', to: '/camper-home' },
                { label: 'Camper Registration', to: '/camper/create' },
                { label: 'View Campers', to: '/camper/list' },
              ]}
            />
            <Menu
              label="Actions"
              items={[
                { label: 'Export as CSV', icon: <DownloadIcon />, onSelect: () => undefined },
                { label: 'Delete', icon: <TrashIcon />, danger: true, onSelect: () => undefined },
              ]}
            />
            <CheckboxMenu
              label="Roles"
              options={['user', 'nurse', 'admin']}
              value={roles}
              onToggle={(role, chosen) =>
                setRoles(chosen ? [...roles, role] : roles.filter((name) => name !== role))
              }
            />
          </div>
          <Menu
            inline
            label="Info"
            items={[
              { label: 'Meet Our Staff', to: '/staff-about' },
              { label: 'Camp Location & Contact', to: '/camp-location' },
            ]}
          />
        </div>
      </Specimen>
    </Section>
  );
}
