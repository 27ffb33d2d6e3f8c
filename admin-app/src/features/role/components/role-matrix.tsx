import { actions, subjects } from '@camp/contracts/access/catalogue';
import type { RoleRecord } from '@camp/contracts/role/operations';
import { actionWords, subjectWords } from '@camp/contracts/role/words';
import { CheckIcon } from '@camp/ui/icons';
import '../role.css';

/** A role's rights as a table of subjects and actions. */
export function RoleMatrix({ role }: { role: Pick<RoleRecord, 'name' | 'actions'> }) {
  return (
    <div
      className="role-matrix"
      role="region"
      aria-label={`Rights of ${role.name || 'the role'}`}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {actionWords[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {subjects.map((subject) => (
            <tr key={subject}>
              <th scope="row">{subjectWords[subject]}</th>
              {actions.map((action) => (
                <td key={action}>{role.actions[subject]?.[action] ? <CheckIcon label="Yes" /> : <>–</>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
