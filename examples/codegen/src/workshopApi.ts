import { generatedApi } from './generatedApi'

export const workshopApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listRepairs: {
      providesTags: (repairs = []) => [
        { type: 'repair', id: 'LIST' },
        ...repairs.map(({ id }) => ({ type: 'repair' as const, id })),
      ],
    },
    getRepair: {
      providesTags: (_repair, _error, { repairId }) => [{ type: 'repair', id: repairId }],
    },
    createRepair: {
      invalidatesTags: (_repair, error) => (error ? [] : [{ type: 'repair', id: 'LIST' }]),
    },
    cancelRepair: {
      invalidatesTags: (_result, error, { repairId }) => (error ? [] : [{ type: 'repair', id: repairId }]),
    },
  },
})

export const {
  useListRepairsQuery,
  useGetRepairQuery,
  useCreateRepairMutation,
  useCancelRepairMutation,
  useSearchRepairsQuery,
} = workshopApi
