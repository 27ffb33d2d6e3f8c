import type { PhotographRecord } from '@camp/contracts/photograph/operations';
import { Button } from '@camp/ui/actions/button';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useState } from 'react';
import { usePhotographOrder } from '../use-photograph-order';
import { DeletePhotograph } from './delete-photograph';
import { PhotographCard } from './photograph-card';

interface PhotographListProps {
  photographs: readonly PhotographRecord[];
  onDirty: (id: string, isDirty: boolean) => void;
}

/** All photographs, to describe them, and to order them by dragging or by buttons. */
export function PhotographList({ photographs: listed, onDirty }: PhotographListProps) {
  const { photographs, move, said } = usePhotographOrder(listed);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [toDelete, setToDelete] = useState<PhotographRecord>();
  const drop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ol className="photograph-list camp-plain-list">
        {photographs.map((photograph, index) => (
          // The buttons do the same.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
          <li
            key={photograph._id}
            data-over={(dragged !== undefined && over === index) || undefined}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              drop();
            }}
          >
            <PhotographCard
              photograph={photograph}
              position={index + 1}
              onDirty={onDirty}
              handle={{ draggable: true, onDragStart: () => setDragged(index), onDragEnd: drop }}
              actions={
                <>
                  {([-1, 1] as const).map((by) => {
                    const id = `${photograph._id}-${by < 0 ? 'up' : 'down'}`;
                    return (
                      <Button
                        key={by}
                        id={id}
                        variant="quiet"
                        size="small"
                        aria-label={`Move ${by < 0 ? 'up' : 'down'}: photograph ${index + 1}`}
                        aria-disabled={photographs[index + by] === undefined || undefined}
                        onClick={() => move(index, index + by, id)}
                      >
                        Move {by < 0 ? 'up' : 'down'}
                      </Button>
                    );
                  })}
                  <Button
                    variant="link"
                    size="small"
                    aria-label={`Delete: photograph ${index + 1}`}
                    onClick={() => setToDelete(photograph)}
                  >
                    Delete
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </ol>
      {toDelete && <DeletePhotograph photograph={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}
