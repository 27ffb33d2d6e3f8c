import type { StaffProfileRecord } from '@camp/contracts/staff-profile/operations';
import { Card } from '@camp/ui/content/card';
import { useEffect, useRef, useState } from 'react';
import { StaffProfileForm } from '../forms/staff-profile-form';

interface StaffProfileEditorProps {
  /** The profile to load into the form. Undefined for a new one. */
  profile: StaffProfileRecord | undefined;
  /** A counter. Each increment scrolls to the form. */
  asked: number;
  onSaved: (id: string) => void;
  /** Called when unsaved changes begin or end. Must be memoized. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** Called when editing is canceled. */
  onCancel: () => void;
}

/** The form below the cards. Loaded only for people who may edit all staff profiles. */
export default function StaffProfileEditor({
  profile,
  asked,
  onSaved,
  onUnsaved,
  onCancel,
}: StaffProfileEditorProps) {
  const [made, setMade] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [asked]);

  const title = profile
    ? `Edit ${profile.nameFirst} ${profile.nameLast}’s staff profile`
    : 'Add New Staff Profile';
  const finish = (id: string) => {
    setMade((count) => count + 1);
    onSaved(id);
  };
  return (
    <div ref={frame}>
      <Card title={title} level={2}>
        {/* Another profile, or another new profile, remounts the form. */}
        <StaffProfileForm
          key={profile?._id ?? `new-${made}`}
          profile={profile}
          title={title}
          onSaved={finish}
          onUnsaved={onUnsaved}
          onCancel={onCancel}
        />
      </Card>
    </div>
  );
}
