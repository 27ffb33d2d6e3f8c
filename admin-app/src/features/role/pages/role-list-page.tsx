import { roleListQuery } from '@camp/api-client/role/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { permissionsOf } from '@camp/contracts/access/can';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RoleRecord } from '@camp/contracts/role/operations';
import { sentencesOf } from '@camp/contracts/role/words';
import { Button } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../frame/admin-page';
import { DeleteRole } from '../components/delete-role';
import { RoleMatrix } from '../components/role-matrix';
import '../../../frame/admin-cards.css';

/** `/role/list`: every role with its rights and its number of people (docs/product/administration.md). */
export default function RoleListPage() {
  const { may } = useSession();
  const [toDelete, setToDelete] = useState<RoleRecord>();
  return (
    <AdminPage
      title={guardedPages.roleList.title}
      lead="What people can see and do. Changes take effect immediately."
      actions={
        may('create', 'role') && <LinkButton to={guardedPages.roleCreate.path}>Create Role</LinkButton>
      }
    >
      <Loaded query={useQuery(roleListQuery())} lines={6} label="Loading the roles">
        {(roles) => (
          <ul className="admin-cards camp-plain-list">
            {roles.map((role) => (
              <li key={role._id} className="camp-box">
                <h2>{role.name}</h2>
                <p>
                  {role.holders === 1 ? '1 person has this role' : `${role.holders} people have this role`}
                </p>
                <ul>
                  {sentencesOf(permissionsOf([role])).map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
                <details>
                  <summary>Show all rights in a table</summary>
                  <RoleMatrix role={role} />
                </details>
                <div className="camp-button-row">
                  {may('edit', 'role') && (
                    <LinkButton
                      size="small"
                      variant="quiet"
                      to={addressOf(guardedPages.roleEdit, { id: role._id })}
                      aria-label={`Edit ${role.name}`}
                    >
                      Edit
                    </LinkButton>
                  )}
                  {isDefault(role) ? (
                    <p>*default role cannot be deleted</p>
                  ) : (
                    may('delete', 'role') && (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={`Delete ${role.name}`}
                        onClick={() => setToDelete(role)}
                      >
                        Delete
                      </Button>
                    )
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {toDelete && <DeleteRole role={toDelete} onClose={() => setToDelete(undefined)} />}
    </AdminPage>
  );
}

const isDefault = ({ name }: RoleRecord) => name === 'user' || name === 'admin';
