import { Compass } from '@camp/ui/illustrations/compass';
import type { ComponentProps } from 'react';
import { DrawingPage } from '../../../layout/drawing-page';
import '../user.css';

/** The frame of the pages around an account. */
export const AccountPage = (page: Omit<ComponentProps<typeof DrawingPage>, 'drawing'>) => (
  <DrawingPage {...page} drawing={<Compass />} />
);
