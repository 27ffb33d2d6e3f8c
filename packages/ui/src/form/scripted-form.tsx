import type { ComponentProps } from 'react';
import { useHasScripts } from '../use-has-scripts';

/**
 * A form that a script sends. Before scripts run, it is visible but can't be used. A browser that sent it on its own
 * would not put what was typed into the address (`post`).
 */
export function ScriptedForm(attributes: ComponentProps<'form'>) {
  const hasScripts = useHasScripts();
  return (
    <>
      <form
        noValidate
        method="post"
        inert={!hasScripts}
        aria-disabled={hasScripts ? undefined : true}
        {...attributes}
      />
      <noscript>
        <p className="camp-note">This form needs JavaScript.</p>
      </noscript>
    </>
  );
}
