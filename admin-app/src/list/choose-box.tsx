import { useEffect, useRef } from 'react';

interface ChooseBoxProps {
  /** The row's name, for screen readers. */
  label: string;
  checked: boolean;
  /** Whether some, but not all, rows are selected. */
  isPartly?: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check box of the list without a visible label. */
export function ChooseBox({ label, checked, isPartly = false, onChoose }: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="list-choose">
      <input
        ref={box}
        type="checkbox"
        className="camp-choice__control"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
