import { emptyApi as api } from './emptyApi'
export const addTagTypes = ['repair', 'bicycle'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listRepairs: build.query<ListRepairsApiResponse, ListRepairsApiArg>({
        query: (queryArg) => ({
          url: `/repairs`,
          params: {
            status: queryArg.status,
            page_size: queryArg.pageSize,
          },
        }),
        providesTags: ['repair'],
      }),
      createRepair: build.mutation<CreateRepairApiResponse, CreateRepairApiArg>({
        query: (queryArg) => ({ url: `/repairs`, method: 'POST', body: queryArg.repair }),
        invalidatesTags: ['repair'],
      }),
      getRepair: build.query<GetRepairApiResponse, GetRepairApiArg>({
        query: (queryArg) => ({ url: `/repairs/${queryArg.repairId}` }),
        providesTags: ['repair'],
      }),
      cancelRepair: build.mutation<CancelRepairApiResponse, CancelRepairApiArg>({
        query: (queryArg) => ({ url: `/repairs/${queryArg.repairId}`, method: 'DELETE' }),
        invalidatesTags: ['repair'],
      }),
      searchRepairs: build.query<SearchRepairsApiResponse, SearchRepairsApiArg>({
        query: (queryArg) => ({ url: `/repairs/search`, method: 'POST', body: queryArg.body }),
        providesTags: ['repair'],
      }),
      getBicyclesByFrameNumber: build.query<
        GetBicyclesByFrameNumberApiResponse,
        GetBicyclesByFrameNumberApiArg
      >({
        query: (queryArg) => ({ url: `/bicycles/${queryArg.frameNumber}` }),
        providesTags: ['bicycle'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as generatedApi }
export type ListRepairsApiResponse = /** status 200 The repairs */ RepairRead[]
export type ListRepairsApiArg = {
  status?: Status
  pageSize?: number
}
export type CreateRepairApiResponse = /** status 201 The repair */ RepairRead
export type CreateRepairApiArg = {
  repair: Repair
}
export type GetRepairApiResponse = /** status 200 The repair */ RepairRead
export type GetRepairApiArg = {
  repairId: string
}
export type CancelRepairApiResponse = unknown
export type CancelRepairApiArg = {
  repairId: string
}
export type SearchRepairsApiResponse = /** status 200 The repairs found */ RepairRead[]
export type SearchRepairsApiArg = {
  body: {
    text?: string
  }
}
export type GetBicyclesByFrameNumberApiResponse = /** status 200 The bicycle */ Bicycle
export type GetBicyclesByFrameNumberApiArg = {
  frameNumber: string
}
export type Status = 'waiting' | 'in-work' | 'done'
export type Repair = {
  what: string
  status: Status
  frameNumber?: string
}
export type RepairRead = {
  id: string
  what: string
  status: Status
  frameNumber?: string
}
export type Bicycle = {
  frameNumber: string
  color: string
}
export const {
  useListRepairsQuery,
  useCreateRepairMutation,
  useGetRepairQuery,
  useCancelRepairMutation,
  useSearchRepairsQuery,
  useGetBicyclesByFrameNumberQuery,
} = injectedRtkApi
